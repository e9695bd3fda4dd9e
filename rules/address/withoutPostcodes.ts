/** Countries whose addresses may lack a postal code: they have none, or few people know theirs. By ISO code. */
export const WITHOUT_POSTCODES: ReadonlySet<string> = new Set('AE AO BW GH HK MW NA QA UG ZW'.split(' '));
