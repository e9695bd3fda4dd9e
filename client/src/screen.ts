import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { PendingShape } from '../../rules/screens.ts';
import type { Ask } from './data/ask.ts';

/** What a screen is given; all else it reads itself. */
export type ScreenProps = Pick<ScreenHandle, 'getCode'>;

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  /** Reads the screen's query and sets the HTTP status. */
  load?: (ask: Ask, args: LoaderFunctionArgs) => unknown;
  /** Takes a form that was posted to the screen's address, with and without scripts. */
  act?: (ask: Ask, args: ActionFunctionArgs) => unknown;
  /** Whether another address of the same screen needs other data; left out, it always does, and a sent form never. */
  shouldRevalidate?: ShouldRevalidateFunction;
  /** The screen's data as they go into its page, without what the page's markup says; no browser needs it. */
  lean?: false | ((data: never) => unknown);
  /** The screen's data as they came with the page, with what `lean` left to its markup. */
  restore?: (data: never, page: Document) => unknown;
}

export interface ScreenHandle {
  /** the screen's source file, by which its chunk is found in the manifest */
  module: string;
  pending: PendingShape;
  /** Fetches the screen's code, or that of another one, by its name in the route table. */
  getCode: (screen?: string) => Promise<ScreenModule>;
  /** Fetches code and data of a page that somebody is about to ask for; not there where the page is one visitor's own. */
  fetchAhead: ((args: LoaderFunctionArgs) => Promise<void>) | undefined;
}

/** What loaders and actions have of the request that the server makes a page for; in the browser there is none. */
export interface PageContext {
  ask: Ask;
  /** what the page at /404 is to say in place of its own words */
  refused?: Refused;
}

/** A request that the gateway refused. */
export interface Refused {
  status: number;
  /** why, for a person */
  message: string;
  requestId: string;
}
