/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// src/judges.ts
var import_ucs2length = __toESM(__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}))());
const AREA = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//u;
const WITHOUT_AREA = /^(?:CET|CST6CDT|Cuba|EET|EST|EST5EDT|Egypt|Eire|GB|GB-Eire|Greenwich|HST|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|NZ|NZ-CHAT|Navajo|PRC|PST8PDT|Poland|Portugal|ROC|ROK|Singapore|Turkey|UCT|UTC|Universal|W-SU|WET|Zulu|GMT(?:[+-]?0)?)$/u;
const PLACE = /^(?:GMT(?:[+-]?\d+)?|UC?TC?|ACT|LHI|NSW|Knox_IN|(?:[A-Z][a-z]+|D(?=U))+(?:[_-](?:[A-Z][a-z]+|[a-z]{2}))*)$/u;
const zones = new Set();
function isTimeZone(name) {
	if (zones.has(name)) return true;
	const parts = name.split("/").slice(1);
	if (!(WITHOUT_AREA.test(name) || AREA.test(name) && parts.every(isPlace))) return false;
	try {
		const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
		const isZone = timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
		if (isZone) zones.add(name);
		return isZone;
	} catch {
		return false;
	}
}
const isPlace = (part) => PLACE.test(part);
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;
function isInstant(text) {
	const day = text.slice(0, 10);
	if (!INSTANT.test(text) || Number.isNaN(Date.parse(day))) return false;
	return new Date(day).toISOString().startsWith(day) && /^[1-9]\d{3}-/u.test(new Date(text.toUpperCase()).toISOString());
}
function isTextOver(runs, most) {
	const texts = runs.map((run) => typeof run === "object" && run !== null && "text" in run && typeof run.text === "string" ? run.text : "");
	return texts.reduce((sum, text) => sum + text.length, 0) > most && texts.reduce((sum, text) => sum + Array.from(text).length, 0) > most;
}
function repeatsOf(items, property) {
	const seen = new Set();
	return items.flatMap((item, index) => {
		const value = typeof item === "object" && item !== null ? Reflect.get(item, property) : void 0;
		if (value === void 0) return [];
		const known = typeof value === "string" ? value.toLowerCase() : value;
		if (seen.has(known)) return [index];
		seen.add(known);
		return [];
	});
}
// ../node_modules/.pnpm/fast-deep-equal@3.1.3/node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
// validators
var import_equal = __toESM(__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	exports.default = equal;
}))());
const signInWithGoogleBody = validate15;
const func1 = import_ucs2length.default;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.idToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "idToken" },
				message: "must have required property 'idToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "idToken")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.idToken !== void 0) {
			let data0 = data.idToken;
			if (typeof data0 === "string") {
				if (func1(data0) > 8192) {
					const err2 = {
						instancePath: instancePath + "/idToken",
						schemaPath: "#/properties/idToken/maxLength",
						keyword: "maxLength",
						params: { limit: 8192 },
						message: "must NOT have more than 8192 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/idToken",
						schemaPath: "#/properties/idToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/idToken",
					schemaPath: "#/properties/idToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const refreshAccessTokenBody = validate16;
const pattern4 = new RegExp("\\S", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.refreshToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "refreshToken" },
				message: "must have required property 'refreshToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "refreshToken")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.refreshToken !== void 0) {
			let data0 = data.refreshToken;
			if (typeof data0 === "string") {
				if (func1(data0) > 512) {
					const err2 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/maxLength",
						keyword: "maxLength",
						params: { limit: 512 },
						message: "must NOT have more than 512 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 1024) {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/refreshToken",
							schemaPath: "#/properties/refreshToken/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/refreshToken",
					schemaPath: "#/properties/refreshToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const updateProfileBody = validate17;
const schema38 = {
	"description": "What is left out stays as it is; bio or language has to be there.",
	"type": "object",
	"additionalProperties": false,
	"anyOf": [{ "required": ["bio"] }, { "required": ["language"] }],
	"properties": {
		"bio": {
			"description": "Stored trimmed; a text with nothing but blanks in it becomes null.",
			"type": ["string", "null"],
			"maxLength": 2e3
		},
		"language": { "$ref": "Language" },
		"timeZone": { "$ref": "TimeZone" },
		"weekStart": { "$ref": "WeekStart" }
	},
	"$id": "UpdateProfileRequest"
};
const schema39 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
const schema41 = {
	"description": "The first day of the writer's week.",
	"type": "string",
	"enum": [
		"monday",
		"sunday",
		"saturday"
	],
	"$id": "WeekStart"
};
const formats0 = isTimeZone;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 64) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 64 },
				message: "must NOT have more than 64 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 128) {
			if (!formats0(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/format",
					keyword: "format",
					params: { format: "time-zone" },
					message: "must match format \"time-zone\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bio === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "bio" },
				message: "must have required property 'bio'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.language === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "language" },
					message: "must have required property 'language'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "bio" || key0 === "language" || key0 === "timeZone" || key0 === "weekStart")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.bio !== void 0) {
			let data0 = data.bio;
			if (typeof data0 !== "string" && data0 !== null) {
				const err4 = {
					instancePath: instancePath + "/bio",
					schemaPath: "#/properties/bio/type",
					keyword: "type",
					params: { type: schema38.properties.bio.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 2e3) {
					const err5 = {
						instancePath: instancePath + "/bio",
						schemaPath: "#/properties/bio/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.language !== void 0) {
			let data1 = data.language;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data1 === "fr" || data1 === "en")) {
				const err7 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate18(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.weekStart !== void 0) {
			let data3 = data.weekStart;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data3 === "monday" || data3 === "sunday" || data3 === "saturday")) {
				const err9 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "WeekStart/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const createProjectBody = validate20;
const schema44 = {
	"description": "Stored trimmed; a text with nothing but blanks in it becomes null.",
	"type": ["string", "null"],
	"maxLength": 2e3,
	"$id": "ProjectDescription"
};
const schema45 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
const pattern5 = new RegExp("(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.type === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "type")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) > 120) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 3) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.length <= 240) {
					if (!pattern5.test(data0)) {
						const err5 = {
							instancePath: instancePath + "/name",
							schemaPath: "ProjectName/pattern",
							keyword: "pattern",
							params: { pattern: "(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S" },
							message: "must match pattern \"(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "ProjectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				const err7 = {
					instancePath: instancePath + "/description",
					schemaPath: "ProjectDescription/type",
					keyword: "type",
					params: { type: schema44.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err8 = {
						instancePath: instancePath + "/description",
						schemaPath: "ProjectDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data2 === "journal" || data2 === "plain")) {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema45.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const updateProjectBody = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) > 120) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 3) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 240) {
					if (!pattern5.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "ProjectName/pattern",
							keyword: "pattern",
							params: { pattern: "(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S" },
							message: "must match pattern \"(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "ProjectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				const err6 = {
					instancePath: instancePath + "/description",
					schemaPath: "ProjectDescription/type",
					keyword: "type",
					params: { type: schema44.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/description",
						schemaPath: "ProjectDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const openJournalEntryBody = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "language" || key0 === "timeZone")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.language !== void 0) {
			let data0 = data.language;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "fr" || data0 === "en")) {
				const err4 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate18(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate18.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const createDocumentBody = validate24;
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern7 = new RegExp("^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern8 = new RegExp("[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "title" || key0 === "language")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats2.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (func1(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func1(data1) < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1.length <= 400) {
					if (!pattern8.test(data1)) {
						const err9 = {
							instancePath: instancePath + "/title",
							schemaPath: "DocumentTitle/pattern",
							keyword: "pattern",
							params: { pattern: "[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]" },
							message: "must match pattern \"[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "DocumentTitle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data2 = data.language;
			if (typeof data2 !== "string") {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data2 === "fr" || data2 === "en")) {
				const err12 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const updateDocumentBody = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "language")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 400) {
					if (!pattern8.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/title",
							schemaPath: "DocumentTitle/pattern",
							keyword: "pattern",
							params: { pattern: "[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]" },
							message: "must match pattern \"[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/title",
					schemaPath: "DocumentTitle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data1 = data.language;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data1 === "fr" || data1 === "en")) {
				const err7 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const moveDocumentBody = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "after")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats2.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data1 = data.after;
			const _errs6 = errors;
			let valid2 = false;
			const _errs7 = errors;
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/after",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats2.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/after",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/after",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			var _valid0 = _errs7 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs10 = errors;
				if (data1 !== null) {
					const err8 = {
						instancePath: instancePath + "/after",
						schemaPath: "#/properties/after/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				var _valid0 = _errs10 === errors;
				valid2 = valid2 || _valid0;
			}
			if (!valid2) {
				const err9 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
const saveParagraphsBody = validate27;
const schema61 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["changes"],
	"properties": {
		"origin": { "$ref": "TextOrigin" },
		"keepVersion": {
			"description": "What the save does to the text, so that a version of it as it was is kept first: it replaces throughout the text, or it writes over the other side of a conflict. Before imported and restored text, and before much is removed, one is kept in any case.",
			"type": "string",
			"enum": ["replacement", "conflict"]
		},
		"changes": {
			"description": "At most one change for each paragraph.",
			"type": "array",
			"minItems": 1,
			"maxItems": 500,
			"x-unique-by": "id",
			"items": { "$ref": "ParagraphChange" }
		}
	},
	"$id": "SaveParagraphsRequest"
};
const schema62 = {
	"description": "Where the text of a save comes from. `written` counts as the session's words. `imported` (from a file) and `restored` (from an earlier version) change the text alone: they count neither as added nor as removed, and what is written afterwards is measured against them.",
	"type": "string",
	"enum": [
		"written",
		"imported",
		"restored"
	],
	"default": "written",
	"$id": "TextOrigin"
};
const schema67 = {
	"type": "string",
	"enum": [
		"paragraph",
		"heading",
		"quote",
		"sceneBreak"
	],
	"$id": "ParagraphType"
};
const pattern13 = new RegExp("^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.length <= 2e3) {
			if (!pattern13.test(data)) {
				const err2 = {
					instancePath,
					schemaPath: "#/pattern",
					keyword: "pattern",
					params: { pattern: "^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$" },
					message: "must match pattern \"^(?:[aZ][0-9A-Za-z]|[bY][0-9A-Za-z]{2}|[cX][0-9A-Za-z]{3}|[dW][0-9A-Za-z]{4}|[eV][0-9A-Za-z]{5}|[fU][0-9A-Za-z]{6}|[gT][0-9A-Za-z]{7}|[hS][0-9A-Za-z]{8}|[iR][0-9A-Za-z]{9}|[jQ][0-9A-Za-z]{10}|[kP][0-9A-Za-z]{11}|[lO][0-9A-Za-z]{12}|[mN][0-9A-Za-z]{13}|[nM][0-9A-Za-z]{14}|[oL][0-9A-Za-z]{15}|[pK][0-9A-Za-z]{16}|[qJ][0-9A-Za-z]{17}|[rI][0-9A-Za-z]{18}|[sH][0-9A-Za-z]{19}|[tG][0-9A-Za-z]{20}|[uF][0-9A-Za-z]{21}|[vE][0-9A-Za-z]{22}|[wD][0-9A-Za-z]{23}|[xC][0-9A-Za-z]{24}|[yB][0-9A-Za-z]{25}|[zA][0-9A-Za-z]{26})+$\""
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const schema69 = {
	"type": "string",
	"enum": [
		"strong",
		"emphasis",
		"underline",
		"strike"
	],
	"$id": "Mark"
};
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.marks === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "marks" },
				message: "must have required property 'marks'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "marks")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) > 5e4) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.marks !== void 0) {
			let data1 = data.marks;
			if (Array.isArray(data1)) {
				if (data1.length > 4) {
					const err5 = {
						instancePath: instancePath + "/marks",
						schemaPath: "#/properties/marks/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length <= 4) {
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 !== "string") {
							const err6 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!(data2 === "strong" || data2 === "emphasis" || data2 === "underline" || data2 === "strike")) {
							const err7 = {
								instancePath: instancePath + "/marks/" + i0,
								schemaPath: "Mark/enum",
								keyword: "enum",
								params: { allowedValues: schema69.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/marks",
					schemaPath: "#/properties/marks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const func21 = isTextOver;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.operation === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.parentVersion === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "parentVersion" },
				message: "must have required property 'parentVersion'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.position === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.type === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.content === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "operation" || key0 === "id" || key0 === "parentVersion" || key0 === "position" || key0 === "type" || key0 === "content")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.operation !== void 0) {
			let data0 = data.operation;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if ("put" !== data0) {
				const err8 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/const",
					keyword: "const",
					params: { allowedValue: "put" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats2.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.parentVersion !== void 0) {
			let data2 = data.parentVersion;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/parentVersion",
					schemaPath: "#/properties/parentVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 2147483646 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483646
						},
						message: "must be <= 2147483646"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data2 < 0 || isNaN(data2)) {
					const err14 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.position !== void 0) {
			if (!validate30(data.position, {
				instancePath: instancePath + "/position",
				parentData: data,
				parentDataProperty: "position",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (typeof data4 !== "string") {
				const err15 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data4 === "paragraph" || data4 === "heading" || data4 === "quote" || data4 === "sceneBreak")) {
				const err16 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema67.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data5 = data.content;
			if (Array.isArray(data5)) {
				if (data5.length > 5e3) {
					const err17 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data5.length <= 5e3) {
					const len0 = data5.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate32(data5[i0], {
						instancePath: instancePath + "/content/" + i0,
						parentData: data5,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate32.errors);
						errors = vErrors.length;
					}
				}
				if (func21(data5, 5e4)) {
					const err18 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/x-max-text",
						keyword: "x-max-text",
						params: {},
						message: "must not hold more text"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.operation === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.parentVersion === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "parentVersion" },
				message: "must have required property 'parentVersion'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "operation" || key0 === "id" || key0 === "parentVersion")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.operation !== void 0) {
			let data0 = data.operation;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("delete" !== data0) {
				const err5 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/const",
					keyword: "const",
					params: { allowedValue: "delete" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats2.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.parentVersion !== void 0) {
			let data2 = data.parentVersion;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/parentVersion",
					schemaPath: "#/properties/parentVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 2147483646 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483646
						},
						message: "must be <= 2147483646"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.operation;
		if (typeof tag0 == "string") {
			if (tag0 === "put") {
				if (!validate29(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate29.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "delete") {
				if (!validate34(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = gather(vErrors, validate34.errors);
					errors = vErrors.length;
				}
			} else {
				const err0 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "operation",
						tagValue: tag0
					},
					message: "value of tag \"operation\" must be in oneOf"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "operation",
					tagValue: tag0
				},
				message: "tag \"operation\" must be string"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const func22 = repeatsOf;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.changes === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "origin" || key0 === "keepVersion" || key0 === "changes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.origin !== void 0) {
			let data0 = data.origin;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/origin",
					schemaPath: "TextOrigin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "written" || data0 === "imported" || data0 === "restored")) {
				const err3 = {
					instancePath: instancePath + "/origin",
					schemaPath: "TextOrigin/enum",
					keyword: "enum",
					params: { allowedValues: schema62.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.keepVersion !== void 0) {
			let data1 = data.keepVersion;
			if (typeof data1 !== "string") {
				const err4 = {
					instancePath: instancePath + "/keepVersion",
					schemaPath: "#/properties/keepVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data1 === "replacement" || data1 === "conflict")) {
				const err5 = {
					instancePath: instancePath + "/keepVersion",
					schemaPath: "#/properties/keepVersion/enum",
					keyword: "enum",
					params: { allowedValues: schema61.properties.keepVersion.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data2 = data.changes;
			if (Array.isArray(data2)) {
				if (data2.length > 500) {
					const err6 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/maxItems",
						keyword: "maxItems",
						params: { limit: 500 },
						message: "must NOT have more than 500 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data2.length < 1) {
					const err7 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2.length <= 500) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate28(data2[i0], {
						instancePath: instancePath + "/changes/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate28.errors);
						errors = vErrors.length;
					}
				}
				for (const index0 of func22(data2, "id")) {
					const err8 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/x-unique-by",
						keyword: "x-unique-by",
						params: {
							index: index0,
							property: "id"
						},
						message: "must not hold one thing twice"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
const createDocumentVersionBody = validate38;
const schema72 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"name": { "$ref": "VersionName" },
		"reason": {
			"description": "`conflict` for a side of one that is not kept in the text.",
			"type": "string",
			"enum": ["request", "conflict"],
			"default": "request"
		},
		"changes": {
			"description": "How the version differs from the text as it is; at most one change for each paragraph. Which version a change was made from is not looked at.",
			"type": "array",
			"minItems": 1,
			"maxItems": 500,
			"x-unique-by": "id",
			"items": { "$ref": "ParagraphChange" }
		}
	},
	"$id": "CreateDocumentVersionRequest"
};
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "reason" || key0 === "changes")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) > 100) {
					const err1 = {
						instancePath: instancePath + "/name",
						schemaPath: "VersionName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "VersionName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length <= 200) {
					if (!pattern8.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/name",
							schemaPath: "VersionName/pattern",
							keyword: "pattern",
							params: { pattern: "[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]" },
							message: "must match pattern \"[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "VersionName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data1 = data.reason;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "request" || data1 === "conflict")) {
				const err6 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties.reason.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data2 = data.changes;
			if (Array.isArray(data2)) {
				if (data2.length > 500) {
					const err7 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/maxItems",
						keyword: "maxItems",
						params: { limit: 500 },
						message: "must NOT have more than 500 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2.length < 1) {
					const err8 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.length <= 500) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate28(data2[i0], {
						instancePath: instancePath + "/changes/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = gather(vErrors, validate28.errors);
						errors = vErrors.length;
					}
				}
				for (const index0 of func22(data2, "id")) {
					const err9 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/x-unique-by",
						keyword: "x-unique-by",
						params: {
							index: index0,
							property: "id"
						},
						message: "must not hold one thing twice"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const renameDocumentVersionBody = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			const _errs3 = errors;
			let valid1 = false;
			const _errs4 = errors;
			if (typeof data0 === "string") {
				if (func1(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "VersionName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "VersionName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 200) {
					if (!pattern8.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "VersionName/pattern",
							keyword: "pattern",
							params: { pattern: "[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]" },
							message: "must match pattern \"[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "VersionName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			var _valid0 = _errs4 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs7 = errors;
				if (data0 !== null) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				var _valid0 = _errs7 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err7 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
const restoreDocumentVersionBody = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "paragraphIds")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.paragraphIds !== void 0) {
			let data0 = data.paragraphIds;
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					const err1 = {
						instancePath: instancePath + "/paragraphIds",
						schemaPath: "#/properties/paragraphIds/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/paragraphIds",
						schemaPath: "#/properties/paragraphIds/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length <= 1e4) {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 === "string") {
							if (!pattern7.test(data1)) {
								const err3 = {
									instancePath: instancePath + "/paragraphIds/" + i0,
									schemaPath: "Id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
							if (!formats2.test(data1)) {
								const err4 = {
									instancePath: instancePath + "/paragraphIds/" + i0,
									schemaPath: "Id/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						} else {
							const err5 = {
								instancePath: instancePath + "/paragraphIds/" + i0,
								schemaPath: "Id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/paragraphIds",
					schemaPath: "#/properties/paragraphIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const restoreFromTrashBody = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "projectId")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!formats2.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const startWritingSessionBody = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timeZone === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "documentId" || key0 === "timeZone")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 === "string") {
				if (!pattern7.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats2.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats2.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (!validate18(data.timeZone, {
				instancePath: instancePath + "/timeZone",
				parentData: data,
				parentDataProperty: "timeZone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = gather(vErrors, validate18.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
const updateWritingSessionBody = validate45;
const schema83 = {
	"description": "The review of a session; what is left out stays as it is.",
	"type": "object",
	"additionalProperties": false,
	"minProperties": 1,
	"properties": {
		"title": {
			"description": "Stored trimmed; a text with nothing but blanks in it becomes null.",
			"type": ["string", "null"],
			"maxLength": 200
		},
		"comment": {
			"description": "Stored trimmed; a text with nothing but blanks in it becomes null.",
			"type": ["string", "null"],
			"maxLength": 2e3
		},
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" }
	},
	"$id": "UpdateWritingSessionRequest"
};
const schema84 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema85 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "comment" || key0 === "sentiment" || key0 === "visibility")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 !== "string" && data0 !== null) {
				const err2 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema83.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data1 = data.comment;
			if (typeof data1 !== "string" && data1 !== null) {
				const err4 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema83.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err5 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.sentiment !== void 0) {
			let data2 = data.sentiment;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data2 === "none" || data2 === "positive" || data2 === "neutral" || data2 === "negative")) {
				const err7 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema84.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data3 = data.visibility;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data3 === "private" || data3 === "team" || data3 === "public")) {
				const err9 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema85.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const endWritingSessionBody = validate46;
const formats20 = isInstant;
const pattern21 = new RegExp("^[1-9][0-9]{3}-", "u");
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.endedAt === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endedAt" },
				message: "must have required property 'endedAt'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "endedAt")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.endedAt !== void 0) {
			let data0 = data.endedAt;
			if (typeof data0 === "string") {
				if (!pattern21.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "GivenInstant/pattern",
						keyword: "pattern",
						params: { pattern: "^[1-9][0-9]{3}-" },
						message: "must match pattern \"^[1-9][0-9]{3}-\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats20(data0)) {
					const err3 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "GivenInstant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/endedAt",
					schemaPath: "GivenInstant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
const setObjectivesBody = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sessions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessions" },
				message: "must have required property 'sessions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words" || key0 === "sessions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err3 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.sessions !== void 0) {
			let data1 = data.sessions;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/sessions",
					schemaPath: "#/properties/sessions/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/sessions",
						schemaPath: "#/properties/sessions/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate47.errors = vErrors;
	return errors === 0;
}
const acceptInvitationBody = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "token")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 400) {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/token",
							schemaPath: "#/properties/token/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" },
							message: "must match pattern \"\\S\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
const joinWaitlistBody = validate49;
const schema93 = {
	"type": "string",
	"enum": [
		"novel",
		"shortStory",
		"poetry",
		"screenplay",
		"play",
		"nonFiction",
		"blogPost",
		"essay",
		"memoir",
		"journal",
		"letter",
		"article",
		"other"
	],
	"$id": "WritingFormat"
};
const func0 = import_equal.default;
const pattern23 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "expectations" || key0 === "formats" || key0 === "currentPractice" || key0 === "language" || key0 === "website")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1(data0) > 320) {
					const err2 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length <= 640) {
					if (!pattern23.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.expectations !== void 0) {
			let data1 = data.expectations;
			if (typeof data1 === "string") {
				if (func1(data1) > 5e3) {
					const err5 = {
						instancePath: instancePath + "/expectations",
						schemaPath: "Feedback/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/expectations",
					schemaPath: "Feedback/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.formats !== void 0) {
			let data2 = data.formats;
			if (Array.isArray(data2)) {
				if (data2.length > 13) {
					const err7 = {
						instancePath: instancePath + "/formats",
						schemaPath: "#/properties/formats/maxItems",
						keyword: "maxItems",
						params: { limit: 13 },
						message: "must NOT have more than 13 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2.length <= 13) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 !== "string") {
							const err8 = {
								instancePath: instancePath + "/formats/" + i0,
								schemaPath: "WritingFormat/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (!(data3 === "novel" || data3 === "shortStory" || data3 === "poetry" || data3 === "screenplay" || data3 === "play" || data3 === "nonFiction" || data3 === "blogPost" || data3 === "essay" || data3 === "memoir" || data3 === "journal" || data3 === "letter" || data3 === "article" || data3 === "other")) {
							const err9 = {
								instancePath: instancePath + "/formats/" + i0,
								schemaPath: "WritingFormat/enum",
								keyword: "enum",
								params: { allowedValues: schema93.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
				}
				if (data2.length <= 13) {
					let i1 = data2.length;
					let j0;
					if (i1 > 1) {
						outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data2[i1], data2[j0])) {
							const err10 = {
								instancePath: instancePath + "/formats",
								schemaPath: "#/properties/formats/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
							break outer0;
						}
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/formats",
					schemaPath: "#/properties/formats/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.currentPractice !== void 0) {
			let data4 = data.currentPractice;
			if (typeof data4 === "string") {
				if (func1(data4) > 5e3) {
					const err12 = {
						instancePath: instancePath + "/currentPractice",
						schemaPath: "Feedback/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/currentPractice",
					schemaPath: "Feedback/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data5 = data.language;
			if (typeof data5 !== "string") {
				const err14 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data5 === "fr" || data5 === "en")) {
				const err15 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data6 = data.website;
			if (typeof data6 === "string") {
				if (func1(data6) > 2e3) {
					const err16 = {
						instancePath: instancePath + "/website",
						schemaPath: "Honeypot/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/website",
					schemaPath: "Honeypot/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const askQuestionBody = validate50;
const pattern25 = new RegExp("(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]{4,}\\S", "u");
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.text === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "text" || key0 === "language" || key0 === "website")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1(data0) > 320) {
					const err3 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length <= 640) {
					if (!pattern23.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 === "string") {
				if (func1(data1) > 5e3) {
					const err6 = {
						instancePath: instancePath + "/text",
						schemaPath: "VisitorText/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func1(data1) < 6) {
					const err7 = {
						instancePath: instancePath + "/text",
						schemaPath: "VisitorText/minLength",
						keyword: "minLength",
						params: { limit: 6 },
						message: "must NOT have fewer than 6 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1.length <= 1e4) {
					if (!pattern25.test(data1)) {
						const err8 = {
							instancePath: instancePath + "/text",
							schemaPath: "VisitorText/pattern",
							keyword: "pattern",
							params: { pattern: "(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]{4,}\\S" },
							message: "must match pattern \"(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]{4,}\\S\""
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/text",
					schemaPath: "VisitorText/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data2 = data.language;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "fr" || data2 === "en")) {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data3 = data.website;
			if (typeof data3 === "string") {
				if (func1(data3) > 2e3) {
					const err12 = {
						instancePath: instancePath + "/website",
						schemaPath: "Honeypot/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/website",
					schemaPath: "Honeypot/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate50.errors = vErrors;
	return errors === 0;
}
const deleteAccountBody = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1(data0) > 320) {
					const err2 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length <= 640) {
					if (!pattern23.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/email",
							schemaPath: "EmailAddress/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
							message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate51.errors = vErrors;
	return errors === 0;
}
function gather(all, found) {
	if (all === null) return found;
	for (const error of found) all.push(error);
	return all;
}
const signOutBody = refreshAccessTokenBody;
const saveWritingSessionDraftBody = updateWritingSessionBody;
const publishWritingSessionBody = updateWritingSessionBody;
const previewInvitationBody = acceptInvitationBody;
const suggestFeatureBody = askQuestionBody;
export { acceptInvitationBody, askQuestionBody, createDocumentBody, createDocumentVersionBody, createProjectBody, deleteAccountBody, endWritingSessionBody, joinWaitlistBody, moveDocumentBody, openJournalEntryBody, previewInvitationBody, publishWritingSessionBody, refreshAccessTokenBody, renameDocumentVersionBody, restoreDocumentVersionBody, restoreFromTrashBody, saveParagraphsBody, saveWritingSessionDraftBody, setObjectivesBody, signInWithGoogleBody, signOutBody, startWritingSessionBody, suggestFeatureBody, updateDocumentBody, updateProfileBody, updateProjectBody, updateWritingSessionBody };
