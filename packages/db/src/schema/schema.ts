import type {
  IdentitiesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  SavedCareersTable,
  SecurityEventsTable,
  SessionsTable,
  SignInTokensTable,
  UsersTable,
} from './accounts.ts';
import type {
  AssessmentResultsTable,
  DraftsTable,
  FriendPagesTable,
  IdempotencyKeysTable,
  PublicCardsTable,
  ResponsesTable,
} from './assessments.ts';
import type { CatalogueEntriesTable, QuestionsTable, SettingsTable } from './catalogue.ts';
import type {
  DeletedHallsTable,
  HallPlacesTable,
  HallsTable,
  PlaceSessionsTable,
} from './halls.ts';
import type { Timestamp } from './timestamp.ts';

/** The schema after the newest migration, the same on both databases. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identities: IdentitiesTable;
  sign_in_tokens: SignInTokensTable;
  saved_careers: SavedCareersTable;
  questions: QuestionsTable;
  catalogue_entries: CatalogueEntriesTable;
  settings: SettingsTable;
  assessment_results: AssessmentResultsTable;
  responses: ResponsesTable;
  drafts: DraftsTable;
  idempotency_keys: IdempotencyKeysTable;
  public_cards: PublicCardsTable;
  friend_pages: FriendPagesTable;
  halls: HallsTable;
  hall_places: HallPlacesTable;
  place_sessions: PlaceSessionsTable;
  deleted_halls: DeletedHallsTable;
  outbox: OutboxTable;
  throttles: ThrottlesTable;
  security_events: SecurityEventsTable;
}

/** Attempts at passwords, mails and exports. The api defines the keys. */
interface ThrottlesTable {
  /** Keyed hash of what is limited. */
  key_hash: string;
  attempts: number;
  /** The time at which the count starts again. A locked key expires a whole window after its lock. */
  expires_at: Timestamp;
}

/** Jobs that a transaction causes and that run after its commit: emails and narratives. */
interface OutboxTable {
  id: string;
  kind: string;
  /**
   * JSON. Set to null when the job is done, or some time after it was given up, because it may contain
   * addresses.
   */
  payload: string | null;
  /** Due jobs of a kind run in this order: 0 before 1. */
  priority: number;
  created_at: Timestamp;
  due_at: Timestamp;
  leased_until: Timestamp | null;
  /** The worker that leased it. */
  leased_by: string | null;
  attempts: number;
  last_error: string | null;
  /** Also set when the job was abandoned; `given_up_at` then has the same time. */
  done_at: Timestamp | null;
  given_up_at: Timestamp | null;
}
