/** The screens of the student area by name, each at its own address. */
export const screens = {
  dashboard: '/student/dashboard',
  searches: '/student/searches',
  myproject: '/student/myproject',
  work: '/student/work',
  conversations: '/student/conversations',
  calendar: '/student/calendar',
  portfolio: '/student/portfolio',
  profile: '/student/profile',
  notifications: '/student/Notifications',
  settings: '/student/settings',
} as const;
