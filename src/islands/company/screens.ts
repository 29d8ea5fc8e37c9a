/** The screens of the company area by name, each at its own address. */
export const screens = {
  'company-panel': '/company/company-panel',
  'post-project': '/company/post-project',
  applicants: '/company/applicants',
  settings: '/company/settings',
} as const;
