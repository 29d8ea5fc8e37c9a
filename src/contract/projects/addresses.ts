/** Words of an address: small Latin letters, digits and hyphens; empty where a name has none. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, 60).replace(/^-+|-+$/g, '');
}

const place = (room: string, id: number, name: string): string =>
  `/${room}/${[id, slugOf(name)].filter(Boolean).join('-')}`;

export const projectPage = ({ pid, title }: { pid: number; title: string }): string =>
  place('projects', pid, title);

export const companyPage = ({ id, name }: { id: number; name: string }): string =>
  place('companies', id, name);
