import * as z from 'zod/mini';
import { tiers } from './tiers.ts';

/** Apart from the tiers themselves, which pages show that need no schema library. */
export const tierSchema = z.enum(tiers);
