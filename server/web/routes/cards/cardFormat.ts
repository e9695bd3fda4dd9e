/** Names this way of drawing: cards are kept for good by their address, here and elsewhere. Count it up to have them drawn anew. */
export const DRAWING = 2;

/** In pixels, as pages announce it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
