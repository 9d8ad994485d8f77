// first, so that the styles of a component come later and count
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyToPage } from './lib/settings';
import { placeSprite } from './lib/sprite';
import { followOtherWindows } from './shell/people';

applyToPage();
placeSprite();
followOtherWindows();

const root = document.getElementById('root');
if (root === null) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
