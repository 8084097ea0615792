/** The longest search that the lists of the catalogue take. Apart from the schemas, which not every page needs. */
export const catalogueSearchMaxLength = 100;
/** The same for the list of users: as long as an email can be. */
export const usersSearchMaxLength = 254;
