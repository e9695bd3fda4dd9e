import { vi } from 'vitest';

/** One upload as the browser would send it; the test answers for the gateway. */
export class UploadRequest {
  static all: UploadRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  status = 0;
  response: unknown = null;
  responseType = '';
  aborted = false;
  sent = new FormData();

  open(_method: string, _path: string) {}
  send(form: FormData) {
    this.sent = form;
    UploadRequest.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
    this.onloadend?.();
  }
  breakOff() {
    this.onloadend?.();
  }
}

/** Puts the test in the place of the gateway's /uploads; what is sent is listed. */
export function interceptUploads(): UploadRequest[] {
  UploadRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return UploadRequest.all;
}
