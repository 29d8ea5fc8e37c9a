import type { ReactNode } from 'react';
import { useQuery } from '../ui/navigation/address.ts';

/** Leads from one door to another, and takes along where the person wanted to go. */
export function DoorLink({ to, children }: { to: string; children: ReactNode }) {
  const next = useQuery().get('next');
  return <a href={next ? `${to}?${new URLSearchParams({ next })}` : to}>{children}</a>;
}
