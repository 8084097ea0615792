import * as z from 'zod/mini';
import { activities } from './activities.ts';
import { basicInterests, maxBasicInterests } from './basic-interests.ts';
import {
  type CatalogueKind,
  entryEducations,
  jobZones,
  preparations,
  programLevels,
  workStyles,
} from './catalogue.ts';
import { bigFiveTraitSchema, mustBeOneOf, oneOf, riasecTypeSchema } from './fields.ts';
import { riasecTypes } from './traits.ts';

// The messages are for operators who import a list: its columns are derived from these schemas.

const missing = 'Is missing';

function text(maxLength: number) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLength, `Use at most ${maxLength} characters`),
      z.regex(/^\P{Cc}*$/u, 'Use one line of plain text'),
    );
}

const sentence = z.optional(text(400));

const slug = z
  .string(missing)
  .check(
    z.minLength(1, missing),
    z.maxLength(100, 'Use at most 100 characters'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and hyphens'),
  );

function figure(from: number, to: number) {
  const message = `Enter a number from ${from} to ${to}`;
  return z
    .number({ error: ({ input }) => (input === undefined ? missing : message) })
    .check(z.gte(from, message), z.lte(to, message));
}

function list<Item extends z.ZodMiniType>(
  item: Item,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) {
  const limits = [
    z.minLength(min, missing),
    z.maxLength(max, `Use at most ${max} values`),
  ] as const;
  return z.readonly(z.array(item).check(...limits));
}

const pairs = 'Enter pairs such as "reading: 4.1; writing: 3.5", each number from 1 to 5';
const importance = z.number(pairs).check(z.gte(1, pairs), z.lte(5, pairs));

/** A link without a script in it. */
function link(protocol: RegExp, message: string) {
  return z.url({ protocol, error: message }).check(z.regex(/^[^\s\p{Cc}]+$/u, message));
}

const anyMail = z.email();
const secureLink = link(/^https$/, 'Must be secure');

function isContact(value: string): boolean {
  const [, address] = /^mailto:(.*)$/.exec(value) ?? [];
  return address === undefined
    ? secureLink.safeParse(value).success
    : anyMail.safeParse(address).success;
}

export const careerFields = z.object({
  /** The slug of the title; stable across versions. */
  id: slug,
  title: text(150),
  /** The job family. */
  category: text(100),
  /** The O*NET-SOC code, such as `15-1252.00`. */
  socCode: z
    .string(missing)
    .check(z.regex(/^\d\d-\d{4}\.\d\d$/, 'Enter an O*NET-SOC code such as 15-1252.00')),
  /** Two sentences of our own, in plain words. */
  description: text(2_000),
  /** The occupational interests by O*NET, 1 to 7. */
  interests: z.readonly(z.record(riasecTypeSchema, figure(1, 7))),
  /** The basic interests that the work is about, the main one first. */
  about: z.optional(list(oneOf(basicInterests), { min: 1, max: maxBasicInterests })),
  jobZone: z.literal(jobZones, mustBeOneOf(jobZones)),
  /** Three to six, the most important first; importance 1 to 5. */
  skills: list(z.readonly(z.object({ skillId: slug, importance })), { max: 6 }),
  /** Importance 1 to 5; absent if O*NET has none. */
  workStyles: z.optional(
    z.readonly(z.partialRecord(z.enum(workStyles), importance, mustBeOneOf(workStyles))),
  ),
  /** The typical education of people who enter it (BLS); absent if the tables do not cover it. */
  entryEducation: z.optional(oneOf(entryEducations)),
  /** The way in, in a few plain words, where `entryEducation` says too little. */
  schooling: sentence,
  /** The length of preparation, where `entryEducation` and `jobZone` don't tell it. */
  preparation: z.optional(oneOf(preparations)),
  /** US dollars a year, in the year `payYear` (BLS). */
  medianPay: z.optional(figure(1, 10_000_000)),
  /** The group that `medianPay` and `growthPercent` refer to, if it is wider than this career. */
  payGroup: sentence,
  /** The projected change in employment from 2024 to 2034, in percent (BLS). */
  growthPercent: z.optional(figure(-100, 1_000)),
  /** US jobs in the year `payYear` (BLS); absent where the tables only count a wider group. */
  employment: z.optional(figure(1, 1_000_000_000)),
  /** Ids of related careers in this catalogue, closest first. */
  relatedCareers: list(slug, { max: 10 }),
  /** One sentence on a typical day. */
  day: sentence,
  /** One sentence on what people like about it. */
  enjoys: sentence,
  /** One sentence on what people complain about. */
  complaints: sentence,
  /** One sentence on a step that a beginner can try this month. */
  firstStep: sentence,
  /**
   * One sentence for each of its two or three highest interests: why people with that interest like the
   * work.
   */
  appeals: z.optional(z.readonly(z.partialRecord(riasecTypeSchema, text(400)))),
  /** One or two for each appeal: what its sentence has people do. */
  activities: z.optional(
    z.readonly(z.partialRecord(riasecTypeSchema, list(oneOf(activities), { min: 1, max: 2 }))),
  ),
  /** One sentence for each trait of which the work demands much more or much less than most. */
  demands: z.optional(z.readonly(z.partialRecord(bigFiveTraitSchema, text(400)))),
  /**
   * The careers that lead to it, the most usual first, each with the years spent there; absent where people
   * start in it.
   */
  after: z.optional(
    list(z.readonly(z.object({ careerId: slug, years: figure(1, 40) })), { min: 1, max: 3 }),
  ),
  /** One sentence on what the law requires, such as an age or a citizenship. */
  requirement: sentence,
  /** The clients, if most people are self-employed, such as `couples, families and magazines`. */
  commissionedBy: sentence,
  /** The outlook in a few words, where it is known without a figure. */
  outlook: sentence,
  /** One sentence on why interest alone is no reason for it, such as that hardly anyone lives on it. */
  caveat: sentence,
  /** Everyday words that people search for, such as `coder` or `footballer`. */
  alsoCalled: z.optional(list(text(100), { max: 30 })),
});

const careerSchema = careerFields.check(
  ({ value: { activities: done = {}, appeals = {} }, issues }) => {
    for (const type of riasecTypes.filter((type) => done[type] && !appeals[type])) {
      const message = 'Goes with an appeal to the same interest, which is missing';
      issues.push({ code: 'custom', path: ['activities', type], message, input: done[type] });
    }
  },
);
export type Career = Readonly<z.infer<typeof careerSchema>>;

const skillSchema = z.object({
  id: slug,
  name: text(100),
  /** The corresponding O*NET skill element, if any, such as `Critical Thinking`. */
  onetElement: z.optional(text(100)),
});
export type Skill = Readonly<z.infer<typeof skillSchema>>;

const schoolSchema = z.object({
  id: slug,
  name: text(200),
  /** The city and the state or country, as shown. */
  location: text(200),
  /** The school's own site, such as `https://www.example.edu`. */
  website: z.optional(
    link(/^https?$/, 'Enter a web address such as https://example.org').check(
      z.maxLength(500, 'Use at most 500 characters'),
    ),
  ),
  /** Says `yes` where people in the US would have to move to another country. */
  abroad: z.optional(oneOf(['yes'])),
});
export type School = Readonly<z.infer<typeof schoolSchema>>;

const programSchema = z.object({
  id: slug,
  schoolId: slug,
  name: text(200),
  level: oneOf(programLevels),
  /** The careers that it prepares for. */
  careerIds: list(slug, { min: 1, max: 50 }),
  /** The place, if it differs from the school's own location. */
  location: z.optional(text(200)),
  /** Names what must come first, such as `a nursing license`; absent when beginners may start. */
  prerequisite: sentence,
});
export type Program = Readonly<z.infer<typeof programSchema>>;

const socPrefix = z
  .string()
  .check(
    z.regex(
      /^\d\d(?:-\d{1,4}|-\d{4}\.\d{1,2})?$/,
      'Enter SOC codes or their first digits, such as 15-1252.00 or 15-12',
    ),
  );

const companySchema = z.object({
  id: slug,
  name: text(200),
  /**
   * The occupations that it is known to employ, as prefixes of SOC codes: from a minor group (`27-30`) to a
   * single occupation (`27-3043.05`).
   */
  socPrefixes: list(socPrefix, { min: 1, max: 100 }),
});
export type Company = Readonly<z.infer<typeof companySchema>>;

const consultantSchema = z.object({
  id: slug,
  name: text(200),
  specialty: text(300),
  location: text(200),
  /** 1 to 5; absent when there are no ratings. */
  rating: z.optional(figure(1, 5)),
  /** The job families on which the consultant advises. */
  categories: list(text(100), { max: 100 }),
  /** True for the invented listings that ship with Guildpath. */
  isSample: z.boolean(),
  /** An `https:` or `mailto:` link to reach the consultant. */
  contact: z.optional(
    z
      .string()
      .check(
        z.maxLength(500, 'Use at most 500 characters'),
        z.refine(isContact, 'Enter an address that starts with https://, or an email address'),
      ),
  ),
});
export type Consultant = Readonly<z.infer<typeof consultantSchema>>;

/** The schemas of everything that the catalogue stores, by kind. */
export const entrySchemas = {
  skills: skillSchema,
  careers: careerSchema,
  schools: schoolSchema,
  programs: programSchema,
  companies: companySchema,
  consultants: consultantSchema,
} as const;

export type EntryKind = keyof typeof entrySchemas;
export type Entries = {
  readonly [Kind in EntryKind]: Readonly<z.infer<(typeof entrySchemas)[Kind]>>;
};
/** An entry of a kind that an operator may import. */
export type CatalogueEntry = Entries[CatalogueKind];
