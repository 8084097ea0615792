/** Entries per page of the lists of the catalogue. */
export const catalogueDefaultPageSize = 20;
export const catalogueMaxPageSize = 100;
/** Characters. */
export const catalogueSearchMaxLength = 100;

/** Entries per page of the list of users. */
export const adminUsersDefaultPageSize = 50;
export const adminUsersMaxPageSize = 200;
/** Characters: as long as an email can be. */
export const usersSearchMaxLength = 254;

/** Entries per page of the audit trail. */
export const securityEventsDefaultPageSize = 100;
export const securityEventsMaxPageSize = 200;

/** Entries per page of a person's own results. */
export const assessmentsDefaultPageSize = 50;
export const assessmentsMaxPageSize = 200;
/** Limits the list of unclaimed results, newest first. */
export const unclaimedResultsMaxCount = 50;
