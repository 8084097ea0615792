/** The categories of careers, in the order in which people browse them. */
export const jobFamilies = [
  'Technology',
  'Engineering and Architecture',
  'Science',
  'Healthcare',
  'Animals and Nature',
  'Community and Social Service',
  'Education',
  'Law and Public Safety',
  'Art and Design',
  'Media and Writing',
  'Performance and Sports',
  'Business and Management',
  'Finance',
  'Sales and Marketing',
  'Office and Administration',
  'Food and Hospitality',
  'Beauty and Wellness',
  'Skilled Trades',
  'Manufacturing and Craft',
  'Transportation and Logistics',
] as const;
export type JobFamily = (typeof jobFamilies)[number];
