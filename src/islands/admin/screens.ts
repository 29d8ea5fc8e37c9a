/** The screens of the admin area by name, each at its own address. */
export const screens = {
  dashboard: '/admin/dashboard',
  'manage-admin': '/admin/manage-admin',
  'manage-students': '/admin/manage-students',
  'manage-company': '/admin/manage-company',
  'manage-project': '/admin/manage-project',
  student: '/admin/student',
  company: '/admin/company',
  project: '/admin/project',
  'update-status': '/admin/update-status',
  'assign-students': '/admin/assign-students',
  reports: '/admin/reports',
  support: '/admin/support',
  audit: '/admin/audit',
  notifications: '/admin/notifications',
  profile: '/admin/profile',
  settings: '/admin/settings',
} as const;
