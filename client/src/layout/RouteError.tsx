/** What is left when a screen broke while rendering: a page that says so, with a way on. */
export const RouteError = () => <p>Something went wrong.</p>;
