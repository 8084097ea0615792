/** Every page has these packages: in one file they compress better, and stay cached when only our code changes. */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|clsx)\//,
  },
];
