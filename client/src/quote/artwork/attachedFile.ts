/** A file that the gateway has. */
export interface AttachedFile {
  id: string;
  name: string;
  bytes: number;
  /** milliseconds since 1970 */
  attachedAt: number;
}

/** A file the visitor chose. Its key makes a repeat after a failure the same file. */
export interface ChosenFile {
  key: string;
  file: File;
}

/** Not randomUUID: only a secure address has that. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('');

export const chosenOf = (files: FileList): ChosenFile[] => [...files].map(file => ({ key: newKey(), file }));
