import { style } from '@vanilla-extract/css';
import { unseen } from '../styles/unseen.ts';

export const visuallyHidden = style(unseen);
