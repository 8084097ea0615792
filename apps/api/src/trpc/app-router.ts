import { accountRouter } from '../features/account/account.router.ts';
import { authRouter } from '../features/account/auth.router.ts';
import { usersRouter } from '../features/account/management/users.router.ts';
import { passkeysRouter } from '../features/account/passkeys/passkeys.router.ts';
import { sessionsRouter } from '../features/account/sessions/sessions.router.ts';
import { adminRouter } from '../features/admin/admin.router.ts';
import { assessmentRouter } from '../features/assessment/assessment.router.ts';
import { draftsRouter } from '../features/assessment/drafts.router.ts';
import { catalogueRouter } from '../features/catalogue/catalogue.router.ts';
import { resultsRouter, userRouter } from '../features/results/results.router.ts';
import { siteRouter } from '../features/site/site.router.ts';
import { t } from './trpc.ts';

export const appRouter = t.router({
  admin: t.mergeRouters(adminRouter, usersRouter),
  assessment: assessmentRouter,
  auth: authRouter,
  catalogue: catalogueRouter,
  results: resultsRouter,
  site: siteRouter,
  user: t.mergeRouters(userRouter, accountRouter, sessionsRouter, passkeysRouter, draftsRouter),
});

export type AppRouter = typeof appRouter;
