export type SampleTable = 'admins' | 'companies' | 'projects' | 'statuses';
