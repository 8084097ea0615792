/** Entries per page of the catalogue's lists. */
export const catalogueDefaultPageSize = 20;
export const catalogueMaxPageSize = 100;
/** The longest search in the catalogue's lists, in characters. */
export const catalogueSearchMaxLength = 100;

/** Entries per page of the list of users. */
export const adminUsersDefaultPageSize = 50;
export const adminUsersMaxPageSize = 200;
/** The longest search in the list of users, in characters: as long as an email can be. */
export const usersSearchMaxLength = 254;

/** Entries per page of the audit trail. */
export const securityEventsDefaultPageSize = 100;
export const securityEventsMaxPageSize = 200;

/** Entries per page of a person's own results. */
export const assessmentsDefaultPageSize = 50;
export const assessmentsMaxPageSize = 200;
/** Results that wait to be kept or thrown away are listed up to so many, the newest first. */
export const unclaimedResultsMaxCount = 50;
