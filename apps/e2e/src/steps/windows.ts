/** The smallest phone that every screen is made for. */
export const phoneWindow = { width: 360, height: 740 };
