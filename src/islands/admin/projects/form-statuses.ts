/** What the project form offers, the first unless chosen otherwise. */
export const formStatuses = ['Pending', 'Ongoing', 'Completed'] as const;
