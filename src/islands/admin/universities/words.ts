/** A number of students in words: `1 student`. */
export const studentsWords = (students: number): string =>
  `${students.toLocaleString('en')} ${students === 1 ? 'student' : 'students'}`;
