import { data } from 'react-router-dom';

export const load = () => data(null, { status: 404 });

export const Screen = () => <h1>Page Not Found</h1>;
