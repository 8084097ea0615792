import type { Consultant, ConsultantListing } from '@guildpath/contract';

/** A consultant as shown. */
export function toConsultantListing(consultant: Consultant): ConsultantListing {
  const { id, name, specialty, location, rating, isSample } = consultant;
  return {
    id,
    consultantName: name,
    specialty,
    location,
    ...(rating !== undefined && { rating }),
    isSample,
  };
}
