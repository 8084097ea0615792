import * as z from 'zod/mini';
import { aptitudeAreas, bigFiveTraits, riasecTypes } from './traits.ts';

/** Apart from the traits themselves, which pages show that need no schema library. */
export const riasecTypeSchema = z.enum(riasecTypes);
export const bigFiveTraitSchema = z.enum(bigFiveTraits);
export const aptitudeAreaSchema = z.enum(aptitudeAreas);
