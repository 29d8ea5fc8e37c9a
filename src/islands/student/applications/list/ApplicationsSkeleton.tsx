import { Skeleton } from '../../../ui/reading/Skeleton.tsx';

export const ApplicationsSkeleton = () => (
  <Skeleton of="your applications" line="skeleton h-15" className="application-grid plain-list" />
);
