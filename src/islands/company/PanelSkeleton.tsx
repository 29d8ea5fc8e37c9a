import { Skeleton } from '../ui/reading/Skeleton.tsx';

/** A list before it is known. */
export const PanelSkeleton = ({ of = 'projects' }: { of?: string }) => (
  <Skeleton of={of} line="skeleton h-9" className="stack" />
);
