/** WordPress writes times without an offset: the site's own time, and beside it the same in UTC. */
export function gmt(local: string, hours: number): string {
  return new Date(Date.parse(`${local}Z`) - hours * 3_600_000).toISOString().slice(0, 19);
}
