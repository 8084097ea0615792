import type { IdentitiesTable, SessionsTable, SignInTokensTable, UsersTable } from './accounts.ts';
import type {
  AssessmentResultsTable,
  IdempotencyKeysTable,
  ResponsesTable,
} from './assessments.ts';
import type {
  CareerSkillsTable,
  CareersTable,
  CompaniesTable,
  ConsultantsTable,
  ProgramsTable,
  QuestionsTable,
  SchoolsTable,
  SettingsTable,
  SkillsTable,
} from './catalogue.ts';
import type { LoginFailuresTable } from './login-failures.ts';
import type { OutboxTable } from './outbox.ts';

/** Every table as the newest migration leaves it, the same in both databases. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sign_in_tokens: SignInTokensTable;
  questions: QuestionsTable;
  skills: SkillsTable;
  careers: CareersTable;
  career_skills: CareerSkillsTable;
  schools: SchoolsTable;
  programs: ProgramsTable;
  companies: CompaniesTable;
  consultants: ConsultantsTable;
  settings: SettingsTable;
  assessment_results: AssessmentResultsTable;
  responses: ResponsesTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  login_failures: LoginFailuresTable;
}
