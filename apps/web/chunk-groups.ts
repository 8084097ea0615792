/**
 * Groups modules into files of the build. What a module of a group imports comes along, unless a group with
 * more priority has it.
 */
export const chunkGroups = [
  // In one file it compresses better, and stays cached when only our own code changes.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|clsx|@mantine\/core\/esm\/core\/MantineProvider)\//,
    priority: 2,
  },
  // Small parts that most screens have: one request for all of them is quicker than one for each.
  {
    name: 'shared',
    // Mantine's styles, forms and schemas stay with the screens that have them: the landing page has none.
    test: /packages\/(ui\/src\/(?!mantine\/)|contract\/src\/(?!(?:email|fields|questions|auth)\.))|web\/src\/shared\/(?!forms\/)|@tabler\/|@mantine\/hooks\//,
    minShareCount: 9,
    priority: 1,
  },
  // Fewer screens have these, but each is smaller than the request for it.
  {
    name: 'small',
    test: /contract\/src\/paths\.|ui\/src\/components\/(tag|crest)\/|web\/src\/shared\/(quest\/.*\.ts$|auth\/visitor-storage|api\/(site-settings|use-send-once)|layout\/loading-screen|download\.)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'icons', test: /@tabler\//, minShareCount: 4 },
  // What a scene is made of.
  {
    name: 'scene',
    test: /ui\/src\/components\/(option-group|quest-card|quest-progress)\//,
    minShareCount: 2,
  },
  // What is known of answers and addresses, and what checks it.
  {
    name: 'schemas',
    test: /contract\/src\/(email|fields|questions|auth)\.|node_modules\/zod\//,
    minShareCount: 2,
  },
  // What the results and the dashboard have in common.
  {
    name: 'profile',
    test: /ui\/src\/components\/(crest|riasec-hexagon|match-meter|trait-bars)\/.*\.tsx$|web\/src\/shared\/(profile\/|careers\/(contact-link|school-link|format-figures|job-zone-words)|preparation\/prepared-results).*\.tsx?$/,
    minShareCount: 2,
  },
  // What toasts and other parts of Mantine have in common: every screen with one of those has toasts too.
  {
    name: 'mantine',
    test: /@mantine\/core\/esm\/(core|components\/(UnstyledButton|Loader|CloseButton|Portal|Transition))\/|@mantine\/hooks\/esm\/use-(reduced-motion|media-query|did-update|merged-ref|force-update|uncontrolled)\/|node_modules\/(tslib|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//,
    minShareCount: 2,
  },
];
