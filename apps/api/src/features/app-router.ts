import { t } from '../trpc/trpc.ts';
import { accountRouter } from './account/account.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { usersRouter } from './admin/users.router.ts';
import { assessmentRouter } from './assessment/assessment.router.ts';
import { draftsRouter } from './assessment/drafts.router.ts';
import { catalogueRouter } from './catalogue/catalogue.router.ts';
import { friendsRouter } from './friends/friends.router.ts';
import { hallsRouter } from './halls/halls.router.ts';
import { joinRouter, placeRouter } from './halls/join.router.ts';
import { passkeyLoginRouter, passkeysRouter } from './passkeys/passkeys.router.ts';
import { resultsRouter, userRouter } from './results/results.router.ts';
import { sessionsRouter } from './sessions/sessions.router.ts';
import { authRouter, proofMailRouter } from './sign-in/auth.router.ts';
import { siteRouter } from './site/site.router.ts';

export const appRouter = t.router({
  admin: t.mergeRouters(adminRouter, usersRouter),
  assessment: assessmentRouter,
  auth: t.mergeRouters(authRouter, passkeyLoginRouter),
  catalogue: catalogueRouter,
  friends: friendsRouter,
  halls: hallsRouter,
  join: joinRouter,
  place: placeRouter,
  results: resultsRouter,
  site: siteRouter,
  user: t.mergeRouters(
    userRouter,
    accountRouter,
    proofMailRouter,
    sessionsRouter,
    passkeysRouter,
    draftsRouter,
  ),
});

export type AppRouter = typeof appRouter;
