import { type AdminUserOutput, plural } from '@guildpath/contract';
import { Timestamp } from '../../tables/timestamp.tsx';
import classes from './account.module.css';

export function AccountFacts({ account }: { readonly account: AdminUserOutput }) {
  const { id, email, emailVerified, createdAt, sessionCount, lastSeenAt } = account;
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  return (
    <dl className={classes.facts}>
      <dt>Email</dt>
      <dd>
        {email} <span className="gp-soft">{emailVerified ? '(confirmed)' : '(not confirmed)'}</span>
      </dd>
      <dt>Name</dt>
      <dd>{name || 'None given'}</dd>
      <dt>Joined</dt>
      <dd>
        <Timestamp at={createdAt} />
      </dd>
      <dt>Signs in with</dt>
      <dd>{listSignInMethods(account).join(', ')}</dd>
      <dt>Signed in</dt>
      <dd>
        {sessionCount === 0 ? 'Nowhere' : plural(sessionCount, 'session')}
        {lastSeenAt ? (
          <>
            , last seen <Timestamp at={lastSeenAt} />
          </>
        ) : null}
      </dd>
      <dt>Quests</dt>
      <dd>
        {account.resultCount === 0 ? 'None yet' : plural(account.resultCount, 'result')}
        {account.latestResultAt ? (
          <>
            , the latest <Timestamp at={account.latestResultAt} />
          </>
        ) : null}
      </dd>
      <dt>Id</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </dl>
  );
}

// An emailed link always works.
function listSignInMethods({ hasPassword, passkeyCount, providers }: AdminUserOutput): string[] {
  return [
    ...(hasPassword ? ['a password'] : []),
    ...(passkeyCount > 0 ? [plural(passkeyCount, 'passkey')] : []),
    ...providers,
    'an emailed link',
  ];
}
