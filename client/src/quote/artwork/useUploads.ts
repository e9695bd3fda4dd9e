import { useEffect, useRef, useState } from 'react';
import { artworkLimits } from '../../../../rules/artwork.ts';
import { fillText } from '../../../../rules/fillText.ts';
import { artworkTexts } from '../../../../rules/texts.ts';
import type { AttachedFile, ChosenFile } from './attachedFile.ts';
import { type UploadFault, uploadFile } from './uploadFile.ts';

/** A file on its way. */
export interface Sending extends ChosenFile {
  /** how much of it has been sent, from 0 to 1 */
  share: number;
  fault: UploadFault | null;
}

interface Uploads {
  /** every file chosen so far; those that came since the last render are sent */
  chosen: readonly ChosenFile[];
  value: readonly AttachedFile[];
  onChange: (value: AttachedFile[]) => void;
}

/** Sends chosen files side by side; each joins the attached ones as it arrives. `news` is what to tell a listener. */
export function useUploads({ chosen, value, onChange }: Uploads) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [news, setNews] = useState('');
  const [full, setFull] = useState(false);
  const begun = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  // Two files may arrive between two renders.
  const attached = useRef(value);
  useEffect(() => {
    attached.current = value;
  }, [value]);

  const change = (files: readonly AttachedFile[]) => {
    attached.current = files;
    onChange([...files]);
  };
  const patch = (key: string, part: Partial<Sending>) =>
    setSendings(before => before.map(sending => (sending.key === key ? { ...sending, ...part } : sending)));
  const drop = (key: string) => setSendings(before => before.filter(sending => sending.key !== key));

  const send = async (file: ChosenFile) => {
    const { key } = file;
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const onProgress = (share: number) => patch(key, { share });
      const arrived = await uploadFile(file, { onProgress, signal: controller.signal });
      drop(key);
      change([...attached.current.filter(({ id }) => id !== arrived.id), arrived]);
      setNews(fillText(artworkTexts.attached, { name: arrived.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const fault = error as UploadFault;
      patch(key, { fault });
      setNews(`${file.file.name}: ${fault.message}`);
    } finally {
      running.current.delete(key);
    }
  };

  const begin = (files: readonly ChosenFile[]) => {
    const room = Math.max(0, artworkLimits.files - attached.current.length - sendings.length);
    const taken = files.slice(0, room);
    setFull(files.length > room);
    setNews(files.length > room ? artworkTexts.faults.TOO_MANY_FILES : '');
    setSendings(before => [...before, ...taken.map(file => ({ ...file, share: 0, fault: null }))]);
    for (const file of taken) void send(file);
  };
  const beginLatest = useRef(begin);
  useEffect(() => {
    beginLatest.current = begin;
  });
  useEffect(() => {
    if (chosen.length > begun.current) beginLatest.current(chosen.slice(begun.current));
    begun.current = chosen.length;
  }, [chosen]);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    sendings,
    news,
    /** whether more were chosen the last time than there is room for */
    full,
    retry: (sending: Sending) => {
      patch(sending.key, { share: 0, fault: null });
      void send(sending);
    },
    /** Takes back a file on its way. */
    cancel: ({ key, file }: Sending) => {
      running.current.get(key)?.abort();
      drop(key);
      setNews(fillText(artworkTexts.removed, { name: file.name }));
    },
    remove: ({ id, name }: AttachedFile) => {
      change(attached.current.filter(file => file.id !== id));
      setNews(fillText(artworkTexts.removed, { name }));
    },
  };
}
