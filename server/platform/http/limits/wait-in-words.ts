/** When to try again, in words: '1 second', '89 seconds', '2 minutes'. */
export function waitInWords(seconds: number): string {
  const [number, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
