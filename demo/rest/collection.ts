import type { TableName, Tables } from '../data/rows.ts';
import { RestError } from './error.ts';
import { pageOf } from './list.ts';
import type { ParamSpecs } from './params.ts';
import type { Args } from './request.ts';
import type { Rest } from './rest.ts';
import type { Answer, Call, Endpoint, Route } from './route.ts';

type Permit = NonNullable<Endpoint['permit']>;

interface List<Row> {
  /** e.g. /wp/v2/media */
  path: string;
  params: ParamSpecs;
  refuseList?: Permit;
  /** whether it is asked for */
  fits: (row: Row, call: Call) => boolean;
  sort: (rows: Row[], args: Args) => Row[];
  show: (row: Row, call: Call) => unknown;
  page?: typeof pageOf;
}

interface Collection<Row> extends List<Row> {
  refuseRow?: Permit;
  /** what an unknown id is answered */
  unknown: [code: string, message: string];
  /** makes a row */
  POST?: Endpoint;
  /** takes one away */
  DELETE?: (row: Row, call: Call) => Answer;
}

/** The list of a table's rows, or of some of them. */
export function listOfRows<K extends TableName>(rest: Rest, table: K, list: List<Tables[K]>): Route {
  const { path, params, refuseList: permit, fits, sort, show, page = pageOf } = list;
  const answer = (call: Call) => {
    const rows = rest.database.all(table).filter(row => fits(row, call));
    return page(sort(rows, call.args), call.args, row => show(row, call));
  };
  return { path, GET: { params, permit, answer } };
}

/** The two routes of a table as WordPress shows one: its list, and each of its rows. */
export function collection<K extends TableName>(rest: Rest, table: K, of: Collection<Tables[K]>): Route[] {
  const find = (call: Call): Tables[K] => {
    const row = rest.database.get(table, Number(call.at.id));
    if (row) return row;
    throw new RestError(404, ...of.unknown);
  };
  const ofRow = (answer: (row: Tables[K], call: Call) => Answer): Endpoint => ({
    permit: of.refuseRow,
    answer: call => answer(find(call), call),
  });
  const { POST, DELETE } = of;
  return [
    { ...listOfRows(rest, table, of), ...(POST && { POST }) },
    {
      path: `${of.path}/:id`,
      GET: ofRow((row, call) => ({ body: of.show(row, call) })),
      ...(DELETE && { DELETE: ofRow(DELETE) }),
    },
  ];
}
