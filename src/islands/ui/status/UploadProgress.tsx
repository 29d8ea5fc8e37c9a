interface Props {
  label: string;
  /** Part sent, from 0 to 1. */
  share: number;
}

/** Progress of an upload. */
export function UploadProgress({ label, share }: Props) {
  const percent = Math.round(share * 100);
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className="progress-bar" style={{ width: `${percent}%` }} />
    </div>
  );
}
