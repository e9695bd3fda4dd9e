/** At most `limit` characters, cut between words and closed with '...'; shorter text stays as it is. */
export function truncateText(text: string, limit = 120): string {
  const plain = text.trim();
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const kept = characters.slice(0, limit - 3).join('');
  const nextIsBreak = /\s/.test(characters[limit - 3] ?? '');
  const whole = nextIsBreak ? kept : kept.replace(/\s\S*$/, '');
  return `${whole.trimEnd().replace(/[,;:.]+$/, '')}...`;
}
