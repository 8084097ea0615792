/** The 16 work styles of O*NET, by its names and in its order. */
export const workStyles = [
  'Achievement/Effort',
  'Persistence',
  'Initiative',
  'Leadership',
  'Cooperation',
  'Concern for Others',
  'Social Orientation',
  'Self-Control',
  'Stress Tolerance',
  'Adaptability/Flexibility',
  'Dependability',
  'Attention to Detail',
  'Integrity',
  'Independence',
  'Innovation',
  'Analytical Thinking',
] as const;
export type WorkStyle = (typeof workStyles)[number];
