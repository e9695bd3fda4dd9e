import { css } from '@emotion/react';

const list = css`
  margin-top: 8px;
  display: grid;
  gap: 4px;
`;

export type ListedError = {
  /** id of the control, or of the group of controls */
  target: string;
  message: string;
  /** Moves the focus there. */
  focus: () => void;
};

/** What is to be corrected, each leading to its field. */
export function ErrorList({ errors }: { errors: readonly ListedError[] }) {
  if (errors.length === 0) return null;
  return (
    <ul css={list}>
      {errors.map(({ target, message, focus }) => (
        <li key={target}>
          <a
            href={`#${target}`}
            onClick={event => {
              event.preventDefault();
              focus();
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
