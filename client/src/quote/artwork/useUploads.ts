import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { artworkLimits } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { readAttached, writeAttached } from './attached.ts';
import type { AttachedFile, ChosenFile } from './attachedFile.ts';
import { type UploadFault, uploadFile } from './uploadFile.ts';

/** A file on its way. */
export interface Sending extends ChosenFile {
  /** how much of it has been sent, from 0 to 1 */
  share: number;
  fault: UploadFault | null;
}

const { TOO_MANY_FILES } = artworkTexts.faults;

/**
 * Sends the files of `chosen`, which only ever grows, side by side; each joins the attached ones as it arrives. `news`
 * is what a listener is told.
 */
export function useUploads(chosen: readonly ChosenFile[]) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [news, setNews] = useState('');
  const begun = useRef(0);
  const [running] = useState(() => new Map<string, AbortController>());

  const patch = (key: string, part: Partial<Sending>) =>
    setSendings(before => before.map(sending => (sending.key === key ? { ...sending, ...part } : sending)));
  const drop = (key: string) => setSendings(before => before.filter(sending => sending.key !== key));

  const send = async (file: ChosenFile) => {
    const { key } = file;
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const onProgress = (share: number) => patch(key, { share });
      const arrived = await uploadFile(file, { onProgress, signal: controller.signal });
      drop(key);
      writeAttached([...readAttached(), arrived]);
      setNews(fillText(artworkTexts.attached, { name: arrived.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const fault = error as UploadFault;
      patch(key, { fault });
      setNews(`${file.file.name}: ${fault.message}`);
    } finally {
      running.delete(key);
    }
  };

  const begin = useEffectEvent((files: readonly ChosenFile[]) => {
    const room = Math.max(0, artworkLimits.files - readAttached().length - sendings.length);
    const taken = files.slice(0, room);
    setNews(files.length > room ? TOO_MANY_FILES : '');
    setSendings(before => [...before, ...taken.map(file => ({ ...file, share: 0, fault: null }))]);
    for (const file of taken) void send(file);
  });
  useEffect(() => {
    const files = chosen.slice(begun.current);
    begun.current = chosen.length;
    if (files.length > 0) begin(files);
  }, [chosen]);
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
    },
    [running],
  );

  return {
    sendings,
    news,
    /** whether more were chosen than there is room for */
    full: news === TOO_MANY_FILES,
    retry: (sending: Sending) => {
      patch(sending.key, { share: 0, fault: null });
      void send(sending);
    },
    /** Takes back a file on its way. */
    cancel: ({ key, file }: Sending) => {
      running.get(key)?.abort();
      drop(key);
      setNews(fillText(artworkTexts.removed, { name: file.name }));
    },
    remove: ({ id, name }: AttachedFile) => {
      writeAttached(readAttached().filter(file => file.id !== id));
      setNews(fillText(artworkTexts.removed, { name }));
    },
  };
}
