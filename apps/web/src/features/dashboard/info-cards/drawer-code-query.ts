import { queryOptions } from '@tanstack/react-query';

/** The drawers' own code, as a query: so it can fail without taking the screen along, and be asked for again. */
export const drawerCodeQuery = queryOptions({
  queryKey: ['code', 'catalogue-drawer'],
  queryFn: async () => {
    const { CatalogueDrawer } = await import('../catalogue/catalogue-drawer.tsx');
    return CatalogueDrawer;
  },
});
