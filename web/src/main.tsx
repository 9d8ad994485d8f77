import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyToPage } from './lib/settings';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

applyToPage();

const root = document.getElementById('root');
if (root === null) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
