/** The picture of what has none of its own; the build draws it. */
export const sharedPicture = '/share/projects.png';
export const projectPicture = (pid: number): string => `/share/projects/${pid}.png`;
export const companyPicture = (id: number): string => `/share/companies/${id}.png`;
