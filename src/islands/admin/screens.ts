/** The screens of the admin area by name, each at its own address. */
export const screens = {
  dashboard: '/admin/dashboard',
  settings: '/admin/settings',
} as const;
