/** Every question has exactly these options, in this order. Apart from the schemas, which not every page needs. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];
