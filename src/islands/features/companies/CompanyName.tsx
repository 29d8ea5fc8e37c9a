import { companyPage } from '../../../contract/projects/addresses.ts';

interface Props {
  /** Links need the number. */
  of: { readonly companyId?: number | null; readonly companyName: string };
  className?: string;
}

/** A company by its name, which leads to what everybody can read about it. */
export function CompanyName({ of: { companyId, companyName }, className }: Props) {
  if (!companyId) return <bdi className={className}>{companyName}</bdi>;
  return (
    <a className={className} href={companyPage({ id: companyId, name: companyName })}>
      <bdi>{companyName}</bdi>
    </a>
  );
}
