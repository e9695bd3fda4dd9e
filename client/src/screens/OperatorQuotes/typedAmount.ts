const COMMA_GROUPS = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(\.\d{3})+,\d+$/;
const UNGROUPED = /^\d+([.,]\d*)?$/;

/**
 * An amount as people write it here, as the gateway takes it: '1 234,50', '1,234.50' and '1.234,50' are 1234.50. A comma
 * before three digits alone is one of thousands, as the site itself prints them. Null for what is no amount.
 */
export function typedAmount(text = ''): string | null {
  const bare = text.replace(/\s/g, '');
  if (COMMA_GROUPS.test(bare)) return bare.replaceAll(',', '');
  if (DOT_GROUPS.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return UNGROUPED.test(bare) ? bare.replace(',', '.').replace(/\.$/, '') : null;
}
