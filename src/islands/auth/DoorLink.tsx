import type { ReactNode } from 'react';
import { useQuery } from '../ui/navigation/address.ts';
import { carryAddress } from './carried-address.ts';

/** Leads from one door to another, and takes along the address typed here and where the person wanted to go. */
export function DoorLink({ to, children }: { to: string; children: ReactNode }) {
  const next = useQuery().get('next');
  return (
    <a href={next ? `${to}?${new URLSearchParams({ next })}` : to} onClick={carryAddress}>
      {children}
    </a>
  );
}
