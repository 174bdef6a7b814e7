export { OwnProjectMenu } from './OwnProjectMenu.tsx';
export { ProjectMenu } from './ProjectMenu.tsx';
