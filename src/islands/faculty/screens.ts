/** The screens of the faculty area by name, each at its own address. */
export const screens = {
  students: '/faculty/students',
  student: '/faculty/student',
  work: '/faculty/work',
  conversations: '/faculty/conversations',
  calendar: '/faculty/calendar',
  notifications: '/faculty/notifications',
  settings: '/faculty/settings',
} as const;
