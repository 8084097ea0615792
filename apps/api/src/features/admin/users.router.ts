import { adminUserInput, adminUserOutput, messageOutput, setRoleInput } from '@guildpath/contract';
import { provenAdminProcedure } from '../../accounts/proven-procedure.ts';
import { adminProcedure, t } from '../../trpc/trpc.ts';
import { deleteUserAccount, readUser, setUserRole, signOutUser } from './administer-users.ts';

export const usersRouter = t.router({
  user: adminProcedure('admin.user-read')
    .meta({
      rest: { method: 'GET', path: '/admin/users/{id}' },
      summary: 'Returns the details of an account',
      refusals: ['NOT_FOUND'],
    })
    .input(adminUserInput)
    .output(adminUserOutput)
    .query(({ ctx, input }) => readUser(ctx, input)),

  setRole: provenAdminProcedure('admin.user-role-set')
    .meta({
      rest: { method: 'POST', path: '/admin/users/{id}/role' },
      summary: 'Sets or removes the role of an account, but not that of the last administrator',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(setRoleInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => setUserRole(ctx, input)),

  signOutUser: provenAdminProcedure('admin.user-signed-out')
    .meta({
      rest: { method: 'DELETE', path: '/admin/users/{id}/sessions' },
      summary: 'Ends every session of an account',
      refusals: ['NOT_FOUND'],
    })
    .input(adminUserInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => signOutUser(ctx, input)),

  deleteUser: provenAdminProcedure('admin.user-deleted')
    .meta({
      rest: { method: 'DELETE', path: '/admin/users/{id}' },
      summary: 'Permanently deletes an account with all results',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(adminUserInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => deleteUserAccount(ctx, input)),
});
